import type { Node, Schema } from 'prosemirror-model'
import type { Transaction } from 'prosemirror-state'
import { Step, StepMap, StepResult, type Mappable } from 'prosemirror-transform'
import { changeInParts } from './change-in-parts.ts'

const name = 'taskfieldMany'

/** What a document becomes, `null` where that is not valid, and what takes it back. */
interface Taken {
  readonly after: Node | null
  readonly inverse: ManySteps
}

/**
 * Several steps as one, none of which changes a position: marks, attributes, kinds of blocks. By themselves each of
 * them copies and checks the list of all blocks, which takes a second for thousands of them; together they do it once.
 *
 * The step does what they do after each other. Where another change has left one of them no place, the others are taken.
 */
export class ManySteps extends Step {
  readonly steps: readonly Step[]
  /** Undo asks for the inverse of each step right after it was taken: both come of one pass. */
  readonly #taken = new WeakMap<Node, Taken>()

  constructor(steps: readonly Step[]) {
    super()
    this.steps = steps
  }

  override apply(doc: Node): StepResult {
    const { after } = this.#take(doc)
    return after ? StepResult.ok(after) : StepResult.fail('Invalid content after many steps')
  }

  override getMap(): StepMap {
    return StepMap.empty
  }

  override invert(doc: Node): Step {
    return this.#take(doc).inverse
  }

  override map(mapping: Mappable): Step | null {
    const steps = this.steps.map(step => step.map(mapping)).filter(step => step !== null)
    return steps.length > 0 ? new ManySteps(steps) : null
  }

  override merge(other: Step): Step | null {
    return other instanceof ManySteps ? new ManySteps([...this.steps, ...other.steps]) : null
  }

  override toJSON(): { stepType: string; steps: unknown[] } {
    return { stepType: name, steps: this.steps.map(step => step.toJSON() as unknown) }
  }

  static override fromJSON(schema: Schema, json: { readonly steps?: unknown }): ManySteps {
    if (!Array.isArray(json.steps)) throw new RangeError('Invalid input for ManySteps.fromJSON')
    return new ManySteps(json.steps.map(step => Step.fromJSON(schema, step)))
  }

  #take(doc: Node): Taken {
    const known = this.#taken.get(doc)
    if (known) return known
    const inverted: Step[] = []
    const after = changeInParts(doc, this.steps, (part, steps, offset) => {
      const there = StepMap.offset(offset)
      let changed = part
      for (const step of steps) {
        const result = step.apply(changed)
        if (!result.doc) continue
        const back = step.invert(changed).map(there)
        if (back) inverted.push(back)
        changed = result.doc
      }
      return changed
    })
    const taken = { after, inverse: new ManySteps(inverted.toReversed()) }
    this.#taken.set(doc, taken)
    return taken
  }
}

try {
  Step.jsonID(name, ManySteps)
} catch {
  // Another copy of this package is on the page, whose class reads the same.
}

/** Takes steps that change no positions, as one where there are several. */
export function takeTogether<Tr extends Pick<Transaction, 'step'>>(
  transaction: Tr,
  steps: readonly Step[],
): Tr {
  const [first, ...others] = steps
  if (first) transaction.step(others.length > 0 ? new ManySteps(steps) : first)
  return transaction
}
