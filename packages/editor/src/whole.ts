import * as rest from './field/rest/rest.ts'
import { theRest } from './field/rest/load-rest.ts'

/*
 * Makes every field of the page have all its code from the start: a field can do all it can as soon as it is drawn, and its page loads
 * more before it shows anything. For tests, and for what is sent as one file.
 */
theRest.give(rest)
