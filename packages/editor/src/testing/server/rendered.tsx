import { createElement, type ComponentType } from 'react'
import { renderToString } from 'react-dom/server'
import { RichText, RichTextField } from '../../index.ts'

const components: Readonly<Record<string, ComponentType<never>>> = { RichText, RichTextField }

/** What a server renders of a component, once for each of the given props. */
export function rendered(name: string, given: readonly never[]): string[] {
  const Component = components[name]
  if (!Component) throw new Error(`No component is called ${name}`)
  return given.map(props => renderToString(createElement(Component, props)))
}
