import process from 'node:process'
import { run } from './run.ts'

/** Runs the tool as the process it is in: its arguments, its streams, its exit code. */
export async function main(): Promise<void> {
  try {
    process.exitCode = await run(process.argv.slice(2), process)
  } catch (error) {
    // A full disk and its like: the system's own words say what is wrong.
    process.stderr.write(`${String(error)}\n`)
    process.exitCode = 1
  }
}
