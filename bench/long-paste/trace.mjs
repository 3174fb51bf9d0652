/** Tasks, what the browser does in them, marks of the page, and the functions that run. */
const detailed = ['toplevel', 'devtools.timeline', 'blink.user_timing', 'disabled-by-default-v8.cpu_profiler']

/** Traces some categories of a browser until the returned function is called, which gives the events. Playwright's own buffer loses the end of ten megabytes. */
export async function startTrace(browser, includedCategories = detailed) {
  const session = await browser.newBrowserCDPSession()
  const traceEvents = []
  session.on('Tracing.dataCollected', ({ value }) => {
    for (const event of value) traceEvents.push(event)
  })
  const traceConfig = { includedCategories, excludedCategories: ['*'], traceBufferSizeInKb: 800_000 }
  await session.send('Tracing.start', { transferMode: 'ReportEvents', traceConfig })
  return async () => {
    const complete = new Promise(resolve => {
      session.once('Tracing.tracingComplete', resolve)
    })
    await session.send('Tracing.end')
    const { dataLossOccurred } = await complete
    await session.detach()
    if (dataLossOccurred) throw new Error('The trace has lost events: its buffer is too small.')
    return { traceEvents }
  }
}

const parsing = "the browser's parser"
/** What reads the source in its place where any parser would make the same of it. */
const ownParsing = 'our parser'

/** Which part of a paste a function and all that it calls belong to, save what the table has by itself. */
const phases = new Map([
  ['parseBody', parsing],
  ['parseFromString', parsing],
  ['set innerHTML', parsing],
  ['parseInSteps', parsing],
  ['readSource', ownParsing],
  ['readSourceInSteps', ownParsing],
  ['parseablePieces', 'checks'],
  ['parseablePiecesInSteps', 'checks'],
  ['convertHtml', 'conversion'],
  ['convertInSteps', 'conversion'],
  ['convert', 'conversion'],
  ['parsePlainTree', 'reading'],
  ['plainTrees', 'reading'],
  ['readBlocks', 'reading'],
  ['readTrees', 'reading'],
  ['writeBlocks', 'writing'],
  ['pasteRead', 'insertion'],
  ['putAndOffer', 'choice of the way'],
  ['performWorkUntilDeadline', 'React'],
  ['(garbage collector)', 'memory'],
])

/** The main thread of the page in a trace, from its paste on. */
function eventsOfPage({ traceEvents }) {
  const paste = traceEvents.find(({ name, cat }) => name === 'paste' && cat.includes('user_timing'))
  const events = traceEvents.filter(({ pid, tid }) => pid === paste.pid && tid === paste.tid)
  return { paste, events }
}

/** The tasks of the page's own thread from the paste on: what each took of the processor, what the parser took of that, and the rest by parts; ms. */
export function tasksIn(trace) {
  const { paste, events } = eventsOfPage(trace)
  const samples = samplesIn(trace, paste)
  return events
    .filter(
      ({ name, cat, ts, dur }) => name.endsWith('RunTask') && cat.includes('toplevel') && ts + dur > paste.ts,
    )
    .map(task => {
      const end = task.ts + task.dur
      const within = events.filter(({ ts, dur = 0 }) => ts >= task.ts && ts + dur <= end)
      return {
        at: (task.ts - paste.ts) / 1000,
        own: task.tdur / 1000,
        parser: sum(within.filter(({ name }) => name === 'ParseHTML')) / 1000,
        parts: partsOf(task, samples),
      }
    })
}

const sum = events => events.reduce((total, { tdur = 0 }) => total + tdur, 0)

/** The processor's time of a task, shared out by the samples that were taken in it. */
function partsOf({ ts, dur, tdur }, samples) {
  const parts = new Map()
  let all = 0
  for (const { at, phase, took } of samples) {
    if (at < ts || at > ts + dur) continue
    parts.set(phase, (parts.get(phase) ?? 0) + took)
    all += took
  }
  return new Map([...parts].map(([phase, took]) => [phase, ((took / all) * tdur) / 1000]))
}

/** What ran when, by the name of its part. */
function samplesIn({ traceEvents }, { pid, tid }) {
  const profile = traceEvents.find(
    event => event.name === 'Profile' && event.pid === pid && event.tid === tid,
  )
  if (!profile) return []
  const chunks = traceEvents.filter(
    event => event.name === 'ProfileChunk' && event.pid === pid && event.id === profile.id,
  )
  const phaseOf = new Map()
  const samples = []
  let at = profile.args.data.startTime
  for (const { args } of chunks) {
    const { cpuProfile = {}, timeDeltas = [] } = args.data
    notePhases(phaseOf, cpuProfile.nodes ?? [])
    for (const [index, id] of (cpuProfile.samples ?? []).entries()) {
      at += timeDeltas[index]
      const took = timeDeltas[index + 1] ?? timeDeltas[index]
      samples.push({ at, phase: phaseOf.get(id), took: Math.max(took, 0) })
    }
  }
  return samples
}

/** What a function belongs to: itself, or what has called it. */
function notePhases(phaseOf, nodes) {
  for (const { id, parent, callFrame } of nodes) {
    const own = phases.get(callFrame.functionName.replace(/\d+$/, ''))
    phaseOf.set(id, own ?? phaseOf.get(parent) ?? 'other')
  }
}
