import { useState } from 'react'
import { Description } from './description.tsx'

/** What README.md shows, as it stands there. */
export function Readme() {
  const [kept, setKept] = useState('<p>one</p>')
  return (
    <>
      <Description saved={kept} save={setKept} />
      <output>{kept}</output>
    </>
  )
}
