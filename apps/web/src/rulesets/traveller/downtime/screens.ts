/** The screens of the time between fights: who is there and how they are; what may be started is the table page's. */

import type { SceneScreens } from '../../../plug-in/screens.ts'
import { plainScreens } from '../../../table/plain/plain-screens.tsx'
import { fetched } from '../../common/fetched.tsx'

export const downtimeScreens: SceneScreens = {
  ...plainScreens,
  Stage: fetched(async () => (await import('./people.tsx')).DowntimeStage),
  Sheet: fetched(async () => (await import('./people.tsx')).DowntimeSheet),
}
