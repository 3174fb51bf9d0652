/** What holds no paragraphs in a text of Word. */
export const leaves: ReadonlySet<string> = new Set(
  'p h1 h2 h3 h4 h5 h6 span a b i u s em strong font sub sup img br o:p'.split(' '),
)
