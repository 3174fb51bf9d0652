import { parentPort, workerData } from 'node:worker_threads'
import { sanitizeHtml } from './sanitize-html.ts'

/* The worker thread of the sanitizer: takes one text, sends back the result and ends. */
parentPort?.postMessage(sanitizeHtml(workerData as string))
