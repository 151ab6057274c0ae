package gen

import "text/template"

// view is what the templates see of one kernel.
type view struct {
	Spelt, Context, Unsafe string // "spelt." and so on

	Name     string // as in documentation: Saxpy, Grid.Step, Scale[float32]
	Doc      []string
	Kernel   string
	Launcher string
	ArgsType string
	Define   string

	Recv, Ctx, Args, Err, Runtime string // names in the methods
	Pointer                       string // and in the plain function

	Params  string // "z, x []float32, a float32"
	Names   []string
	Results string   // "(sum float32, err error)" or "error"
	Values  []string // args.sum
	Fields  string
	Plain   string // "args.sum = Dot(args.x, args.y)"
	Package string
	RunName string
	Digest  string
	Refused string
	Stamp   string
	Layout  string
	Plan    string // like the other packed texts a Go expression
	Places  string // a Go expression
	Whole   string

	Constructs []constructView
}

type constructView struct {
	Digest string
	Code   string
}

var launcherTemplate = template.Must(template.New("launcher").Parse(`
// {{.Kernel}} launches {{.Name}} {{if .Refused}}as plain Go, since it cannot be compiled{{else}}on every core{{end}}.
{{- if .Doc}}
//
{{- range .Doc}}
//{{with .}} {{.}}{{end}}
{{- end}}
{{- end}}
var {{.Kernel}} = {{.Launcher}}{ {{- .Spelt}}NewLauncher(&{{.Define}})}

// {{.Launcher}} is the typed launcher of {{.Name}}.
type {{.Launcher}} struct{ {{.Spelt}}Launcher }

// On returns the launcher for a runtime other than the default one.
func ({{.Recv}} {{.Launcher}}) On({{.Runtime}} *{{.Spelt}}Runtime) {{.Launcher}} {
	return {{.Launcher}}{ {{- .Recv}}.Launcher.On({{.Runtime}})}
}

// Launch runs {{.Name}} and waits for it.{{if .Values}} If {{.Err}} is not nil, the other results mean nothing.{{end}}
func ({{.Recv}} {{.Launcher}}) Launch({{.Params}}) {{.Results}} {
	return {{.Recv}}.LaunchContext({{.Context}}Background(){{range .Names}}, {{.}}{{end}})
}

// LaunchContext is Launch, and ends early with an error when {{.Ctx}} is done.
func ({{.Recv}} {{.Launcher}}) LaunchContext({{.Ctx}} {{.Context}}Context{{with .Params}}, {{.}}{{end}}) {{.Results}} {
	{{.Args}} := &{{.ArgsType}}{ {{- range $i, $n := .Names}}{{if $i}}, {{end}}{{$n}}: {{$n}}{{end -}} }
	{{if .Values -}}
	{{.Err}} = {{template "run" .}}
	return {{range .Values}}{{.}}, {{end}}{{.Err}}
	{{- else -}}
	return {{template "run" .}}
	{{- end}}
}

type {{.ArgsType}} struct {
	{{- with .Fields}}
	{{.}}
{{end -}} }
{{define "run"}}{{.Recv}}.Run({{.Ctx}}, {{.Unsafe}}Pointer({{.Args}})){{end}}`))

var definitionTemplate = template.Must(template.New("definition").Parse(`
var {{.Define}} = {{.Spelt}}Definition{
	Name:    {{printf "%q" .Name}},
	Package: {{printf "%q" .Package}},
	Args:    (*{{.ArgsType}})(nil),
	Plain: func({{.Pointer}} {{.Unsafe}}Pointer) {
		{{if .Fields}}{{.Args}} := (*{{.ArgsType}})({{.Pointer}})
		{{end}}{{.Plain}}
	},
	{{- with .Refused}}
	Refused: {{printf "%q" .}},
	{{- else}}
	{{- with .Stamp}}
	Stamp:   {{printf "%q" .}},
	{{- end}}
	Layout:  {{printf "%q" .Layout}},
	Digest:  {{printf "%q" .Digest}},
	Plan:    {{.Plan}},
	Places:  {{.Places}},
	Whole:   {{.Whole}},
	{{- if .Constructs}}
	Constructs: []{{.Spelt}}Construct{
		{{- range .Constructs}}
		{Digest: {{printf "%q" .Digest}}, Code: {{.Code}}},
		{{- end}}
	},
	{{- end}}
	{{- end}}
}
`))
