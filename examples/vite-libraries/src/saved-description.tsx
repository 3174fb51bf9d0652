import { useMutation } from '@tanstack/react-query'
import { mergeDocuments, readHtml, writeHtml } from '@taskfield/document'
import { RichTextField } from '@taskfield/editor'
import { useEffect, useState } from 'react'

interface Saved {
  readonly html: string
  readonly version: number
}

/** With 409 the answer is what somebody else has saved meanwhile. */
async function put(sent: Saved): Promise<Saved & { isTheirs: boolean }> {
  const answer = await fetch('/api/description', { method: 'PUT', body: JSON.stringify(sent) })
  if (!answer.ok && answer.status !== 409) throw new Error(`${answer.status}`)
  return { ...((await answer.json()) as Saved), isTheirs: answer.status === 409 }
}

function merge(base: string, mine: string, theirs: string): string {
  const versions = { base: readHtml(base), mine: readHtml(mine), theirs: readHtml(theirs) }
  return writeHtml(mergeDocuments(versions).doc)
}

export function SavedDescription({ opened }: { opened: Saved }) {
  const [html, setHtml] = useState(opened.html)
  const [known, setKnown] = useState(opened) // what the server has
  const { mutate, isPending, isError, reset } = useMutation({
    mutationFn: put,
    retry: 1,
    onSuccess(answer, sent) {
      if (answer.isTheirs) setHtml(mine => merge(known.html, mine, answer.html))
      setKnown({ html: answer.isTheirs ? answer.html : sent.html, version: answer.version })
    },
  })
  const isSaved = html === known.html
  useEffect(() => {
    if (!isSaved && !isPending && !isError) mutate({ html, version: known.version })
  }, [html, known, isSaved, isPending, isError, mutate])
  const change = (changed: string) => {
    setHtml(changed)
    if (isError) reset()
  }
  return (
    <>
      <RichTextField value={html} onChange={change} label="Описание" />
      <output>{isError ? 'Не сохранено' : isSaved ? 'Сохранено' : 'Сохраняется…'}</output>
      {isError && <button onClick={reset}>Сохранить ещё раз</button>}
    </>
  )
}
