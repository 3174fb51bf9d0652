/** What `taskfield-html --help` prints. */
export const help = `Usage: taskfield-html [options] < input > output

Reads HTML on standard input and prints it in the form in which Taskfield saves it.

  --ndjson   read one JSON value a line, a string or { "id": …, "html": "…" }, and print for each
             { "id": …, "html": "…", "changed": true, "lost": ["a[title]"] }
  --check    exit with 1 when anything would be lost; without --ndjson what it is
             is listed on standard error
  --help     print this
  --version  print the version

lost names elements (iframe), attributes (a[title]), classes (p.note) and styles (p{font-size}).
A line that cannot be read gives { "line": 7, "error": "…" }, and the rest goes on.

Exit codes: 0 all is well, 1 something would be lost (with --check) or could not be read,
2 the command was called wrongly.
`
