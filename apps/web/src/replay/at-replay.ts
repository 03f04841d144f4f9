/** What the screens of a ruleset know of a table, for a fight that is only shown: nobody sits there, nothing can be done. */
import type { Json } from '@umpire/engine'
import type { LogLine, RefusalView, SceneView, TableView } from '@umpire/protocol'
import type { Replay } from '../api/api.ts'
import type { AtTable } from '../table/room/at-table.ts'
import { SCENE } from './fight-steps.ts'
import { replayWords as text } from './words.ts'

export const sceneOf = ({ kind, actors }: Replay, state: Json, over: boolean): SceneView => ({
  id: SCENE,
  kind,
  title: text.title,
  over,
  waits: false,
  plays: false,
  state,
  questions: [],
  startable: [],
  actors,
  strangers: [],
})

const tableOf = ({ system, chosen }: Replay, scene: SceneView): TableView => ({
  id: SCENE,
  title: text.title,
  system,
  chosen,
  seat: { id: SCENE, name: '', role: 'spectator', actors: [] },
  seats: [],
  settings: { dice: 'server', timer: null, undo: 'keep' },
  dice: { commitment: '', rolled: 0, hash: '' },
  scenes: [],
  scene,
  people: {},
  dials: {},
  notes: [],
  undo: null,
  redo: null,
})

const REFUSED: RefusalView = { code: 'closed', message: text.readOnly }
const NONE: ReadonlySet<number> = new Set()

export const atReplay = (
  replay: Replay,
  scene: SceneView,
  log: readonly LogLine[],
  actor: string | null,
  lookAt: (actor: string | null) => void,
): AtTable => ({
  view: tableOf(replay, scene),
  log,
  undone: NONE,
  connected: true,
  perform: async () => REFUSED,
  actor,
  lookAt,
  earlier: null,
})
