import { Type } from 'typebox'

/** The answer to an upload. `urls` has `default` and, by their widths, what a `srcset` is made of. */
export const uploadResponse = Type.Object({
  url: Type.String(),
  urls: Type.Record(Type.String(), Type.String()),
  width: Type.Integer(),
  height: Type.Integer(),
})

/** The parameters of a file. */
export const fileParams = Type.Object({ id: Type.String(), name: Type.String() })
