"""Runs rows of the benchmark for a driver at the other end of standard input and output.

A request is a line of JSON, followed by the bytes of its arrays; so is a reply. The driver asks to prepare a row, which
compiles it and keeps its arrays, to run it so many times, which gives the seconds that they took in all, and for its
result. The first reply says that the peer is there, or why not.
"""

import gc
import importlib
import json
import os
import sys
import time


class Driver:
    def __init__(self):
        self.requests = sys.stdin.buffer
        # What libraries print must not get between the replies.
        self.replies = os.fdopen(os.dup(1), "wb")
        os.dup2(2, 1)

    def next(self):
        line = self.requests.readline()
        if not line:
            return None
        request = json.loads(line)
        for array in request.get("arrays") or []:
            array["data"] = bytearray(array["bytes"])
            view, at = memoryview(array["data"]), 0
            while at < len(view):
                n = self.requests.readinto(view[at:])
                if not n:
                    return None
                at += n
        return request

    def answer(self, reply, data=()):
        self.replies.write(json.dumps(reply).encode() + b"\n")
        for d in data:
            self.replies.write(d)
        self.replies.flush()


def timed(run, times):
    """The seconds that some runs take, after one that is not counted."""
    run()
    gc.collect()
    gc.disable()
    try:
        begin = time.perf_counter()
        for _ in range(times):
            run()
        return time.perf_counter() - begin
    finally:
        gc.enable()


def reason(error):
    lines = str(error).strip().splitlines() or [""]
    return f"{type(error).__name__}: {lines[-1]}"  # compilers quote the source first


def main(module, threads):
    driver = Driver()
    try:
        rows = importlib.import_module(module)
        rows.start(int(threads))
    except Exception as error:
        driver.answer({"why": reason(error)})
        return
    driver.answer({})
    run = result = None
    while request := driver.next():
        try:
            if request["do"] == "prepare":
                run = result = None  # frees the arrays of the row before
                arrays = {a["name"]: (a["type"], a["data"]) for a in request.get("arrays") or []}
                run, result = rows.prepare(request["row"], arrays, request.get("numbers") or {})
                run()
                driver.answer({})
            elif request["do"] == "run":
                driver.answer({"seconds": timed(run, request["times"])})
            elif request["do"] == "result":
                data = [memoryview(d).cast("B") for d in result()]
                driver.answer({"bytes": [len(d) for d in data]}, data)
        except Exception as error:
            driver.answer({"why": reason(error)})


if __name__ == "__main__":
    main(*sys.argv[1:])
