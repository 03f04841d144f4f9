/** Everything that the game master may do beside playing. */
import { ChosenList } from '../../options/chosen-list.tsx'
import { optionsWords } from '../../options/words.ts'
import { useAtTable } from '../room/at-table.ts'
import { Dials } from './dials.tsx'
import { Override } from './override.tsx'
import { Scenes } from './scenes.tsx'
import { Seats } from './seats.tsx'
import { Section } from './section.tsx'
import { Settings } from './settings.tsx'

export const TableTools = () => (
  <div className="panel-body gm-tools">
    <Scenes />
    <Seats />
    <Dials />
    <Settings />
    <Override />
    <RulesHere />
  </div>
)

function RulesHere() {
  const { view } = useAtTable()
  return (
    <Section title={optionsWords.chosenHere}>
      <ChosenList system={view.system} chosen={view.chosen} />
    </Section>
  )
}
