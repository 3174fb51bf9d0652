import recorded from './saved-forms.json' with { type: 'json' }

/**
 * What the older editor saved for an input: `saved` where its versions 35 and 48 agree, else a form of each. Where
 * `weDiffer` is set we do better than both on purpose.
 */
export interface SavedForm {
  readonly group: string
  readonly input: string
  readonly saved?: string
  readonly v35?: string
  readonly v48?: string
  readonly weDiffer?: string
}

export const savedForms: readonly SavedForm[] = recorded
