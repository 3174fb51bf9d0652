/** The place of a scenario in its recording, from 0: `7` in `key-scenarios.json`, `grid 7` in `key-grid.json`. */
export type ScenarioId = number | `grid ${number}`
