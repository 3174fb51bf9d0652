import { expect, it } from 'vitest'
import { csrfHeaders } from './csrf-headers.ts'

it.each([
  [{}, 'a=1; csrftoken=t%3D1; b=2', true, { 'X-CSRFToken': 't=1' }],
  [{}, 'xcsrftoken=1', true, {}],
  [{}, 'csrftoken=1', false, {}],
  [{ sendsCsrfToOthers: true }, 'csrftoken=%', false, { 'X-CSRFToken': '%' }],
  [{ csrfCookie: 'XSRF-TOKEN', csrfHeader: 'X-XSRF-TOKEN' }, 'XSRF-TOKEN=1', true, { 'X-XSRF-TOKEN': '1' }],
])('of %j with the cookies %j at the own origin: %s', (request, cookies, isSameOrigin, headers) => {
  expect(csrfHeaders(request, cookies, isSameOrigin)).toEqual(headers)
})
