import { chainCommands } from 'prosemirror-commands'
import type { Command } from 'prosemirror-state'
import type { Feature } from './feature.ts'
import { featuresOf } from './feature-list.ts'

const links = new WeakMap<Command, readonly Command[]>()

/** Binds commands of several features to one key: the first that has something to do does it. */
export function chain(...commands: readonly Command[]): Command {
  const chained = chainCommands(...commands)
  links.set(chained, commands.flatMap(linksOf))
  return chained
}

/** A command that makes what a feature is for: where a field leaves the feature out, the key passes it by. */
export function only(feature: Feature, command: Command): Command {
  const ofFeature: Command = (state, dispatch, view) =>
    featuresOf(state).includes(feature) && command(state, dispatch, view)
  links.set(ofFeature, [command])
  return ofFeature
}

/** The commands that a key is bound to, in the order in which they are asked. */
export function linksOf(command: Command): readonly Command[] {
  return links.get(command) ?? [command]
}
