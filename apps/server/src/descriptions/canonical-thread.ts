import { parentPort, workerData } from 'node:worker_threads'
import { canonicalHtml } from './canonical-html.ts'

/* The thread that reads one long text, and ends. */
parentPort?.postMessage(canonicalHtml(workerData as string))
