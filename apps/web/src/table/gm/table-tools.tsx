/** Everything that the game master may do beside playing. */
import { Dials } from './dials.tsx'
import { Override } from './override.tsx'
import { Scenes } from './scenes.tsx'
import { Seats } from './seats.tsx'
import { Settings } from './settings.tsx'

export const TableTools = () => (
  <div className="panel-body gm-tools">
    <Scenes />
    <Seats />
    <Dials />
    <Settings />
    <Override />
  </div>
)
