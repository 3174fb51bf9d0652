import { Node, type Schema } from 'prosemirror-model'
import type { Transaction } from 'prosemirror-state'
import { Step, StepMap, StepResult, type Mappable } from 'prosemirror-transform'
import { rebuild, type BorderChange, type Rebuilt } from './rebuild-borders.ts'

const name = 'taskfieldBorders'

/**
 * Starts and ends blocks at many places at once: what wraps, splits, lifts and joins do one after another, each of
 * which copies and checks the list of all blocks. What stands between the places is left as it is.
 *
 * The places are in order and apart from each other. Where another change has left one of them no place, the step has none.
 */
export class BorderStep extends Step {
  readonly changes: readonly BorderChange[]
  /** Undo asks for the inverse of each step right after it was taken: both come of one pass. */
  readonly #taken = new WeakMap<Node, Rebuilt>()

  constructor(changes: readonly BorderChange[]) {
    super()
    this.changes = changes
  }

  override apply(doc: Node): StepResult {
    try {
      return StepResult.ok(this.#take(doc).doc)
    } catch (error) {
      if (!(error instanceof RangeError)) throw error
      return StepResult.fail(error.message)
    }
  }

  override getMap(): StepMap {
    return new StepMap(this.changes.flatMap(({ from, to, borders }) => [from, to - from, borders.length]))
  }

  override invert(doc: Node): Step {
    const { former } = this.#take(doc)
    let moved = 0
    return new BorderStep(
      this.changes.map(({ from, to, borders: { length } }, index) => {
        const start = from + moved
        moved += length - (to - from)
        return { from: start, to: start + length, borders: former[index] ?? [] }
      }),
    )
  }

  override map(mapping: Mappable): Step | null {
    const changes: BorderChange[] = []
    let end = -1
    for (const { from, to, borders } of this.changes) {
      const start = mapping.mapResult(from, 1)
      const after = from === to ? start : mapping.mapResult(to, -1)
      if (start.deletedAcross || after.deletedAcross) return null
      // Places that have come together are in the wrong order, or enclose nothing any more.
      if (start.pos <= end || after.pos - start.pos !== to - from) return null
      end = after.pos
      changes.push({ from: start.pos, to: after.pos, borders })
    }
    return new BorderStep(changes)
  }

  override toJSON(): { stepType: string; changes: unknown[] } {
    const changes = this.changes.map(({ from, to, borders }) => ({
      from,
      to,
      borders: borders.map(border => (border === 'end' ? border : (border.toJSON() as unknown))),
    }))
    return { stepType: name, changes }
  }

  static override fromJSON(schema: Schema, json: { readonly changes?: unknown }): BorderStep {
    if (!Array.isArray(json.changes)) throw new RangeError('Invalid input for BorderStep.fromJSON')
    return new BorderStep(
      json.changes.map(({ from, to, borders }: Record<string, unknown>) => {
        if (typeof from !== 'number' || typeof to !== 'number' || !Array.isArray(borders))
          throw new RangeError('Invalid input for BorderStep.fromJSON')
        return {
          from,
          to,
          borders: borders.map((border: unknown) =>
            border === 'end' ? border : Node.fromJSON(schema, border),
          ),
        }
      }),
    )
  }

  #take(doc: Node): Rebuilt {
    const taken = this.#taken.get(doc) ?? rebuild(doc, this.changes)
    this.#taken.set(doc, taken)
    return taken
  }
}

try {
  Step.jsonID(name, BorderStep)
} catch {
  // Another copy of this package is on the page, whose class reads the same.
}

/** Takes changes of borders, which are in order, as one step, where there are any; those right beside each other are one. */
export function changeBorders<Tr extends Pick<Transaction, 'step'>>(
  transaction: Tr,
  changes: readonly BorderChange[],
): Tr {
  const apart: BorderChange[] = []
  for (const { from, to, borders } of changes) {
    const last = apart.at(-1)
    if (last?.to !== from) apart.push({ from, to, borders })
    else apart[apart.length - 1] = { from: last.from, to, borders: [...last.borders, ...borders] }
  }
  if (apart.length > 0) transaction.step(new BorderStep(apart))
  return transaction
}
