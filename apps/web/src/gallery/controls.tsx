import { useState } from 'react'
import { Button, ToolButton } from '../elements/controls/button.tsx'
import { Icon, type IconName } from '../elements/controls/icons.tsx'
import { Key } from '../elements/controls/key.tsx'
import { Segmented } from '../elements/controls/segmented.tsx'
import { Tabs } from '../elements/controls/tabs.tsx'
import { Check } from '../elements/fields/check.tsx'
import { NumberField } from '../elements/fields/number-field.tsx'
import { SearchField } from '../elements/fields/search-field.tsx'
import { Select } from '../elements/fields/select.tsx'
import { TextField } from '../elements/fields/text-field.tsx'
import { Problem } from '../elements/message/problem.tsx'
import { Dice } from '../elements/play/dice.tsx'
import { Token } from '../elements/play/token.tsx'

const ICONS: readonly IconName[] = [
  'aim',
  'cover',
  'kneel',
  'prone',
  'bleeding',
  'stunned',
  'secret',
  'eye',
  'clock',
  'sealed',
  'ruler',
  'layers',
  'fog',
  'people',
  'person',
  'print',
  'bell',
  'die',
  'note',
  'sheet',
  'link',
  'file',
  'play',
  'stop',
  'swap',
  'send',
]
const DIAL = [
  { id: 'remind', label: 'remind' },
  { id: 'propose', label: 'propose' },
  { id: 'do', label: 'do' },
]
const PLACES = [
  { id: 'torso', label: 'torso 0' },
  { id: 'head', label: 'head −5' },
]

const Tokens = () => (
  <div className="gallery-tokens">
    <Token name="Dora" side={1} health={[1]} facing={-30} size={56} />
    <Token name="Kurt" side={2} health={[0.5]} facing={-30} size={56} />
    <Token name="Marta" side={3} health={[0.7]} facing={90} size={56} />
    <Token name="Rex" side={4} health={[1]} facing={150} size={56} />
    <Token name="Miller" side={0} health={[1]} facing={-90} size={56} />
    <Token name="Fifth" side={5} health={[1]} size={56} />
    <Token name="Ada" side={1} health={[1, 0.4, 0.7]} size={56} />
    <Token name="Anton" side={1} health={[1]} facing={150} chosen size={56} />
    <Token name="Weiss" side={2} health={[1]} pips={['aim', 'kneel']} size={56} />
    <Token name="Kurt" side={2} health={[0]} pips={['out']} size={56} />
    <Token name="Miller" side={2} health={[1]} pips={['cover', 'prone', 'bleeding', 'stunned']} hidden size={56} />
  </div>
)

export function GalleryControls() {
  const [dial, setDial] = useState('propose')
  const [tab, setTab] = useState('act')
  const [rounds, setRounds] = useState<number | undefined>(9)
  const [place, setPlace] = useState('torso')
  const [text, setText] = useState('3d6+')
  const [search, setSearch] = useState('')
  const [agreed, setAgreed] = useState(true)
  return (
    <div className="gallery-column">
      <section>
        <h2>Tokens</h2>
        <Tokens />
      </section>
      <section>
        <h2>Dice</h2>
        <div className="row">
          <Dice faces={[1, 2, 3, 4, 5, 6]} />
          <Dice faces={[6, 4]} variant="typed" />
          <Dice faces={[0, 0]} variant="secret" />
          <Dice faces={[5, 5]} variant="seen" />
          <Dice faces={[8, 1, 10]} dice="3d10" />
          <Dice faces={[7]} dice="d10" variant="open-secret" />
        </div>
      </section>
      <section>
        <h2>Controls</h2>
        <div className="row">
          <Button kind="primary" press="Enter">
            Fire
          </Button>
          <Button>Show Ines</Button>
          <Button kind="quiet" icon="undo" press="Ctrl Z">
            Undo
          </Button>
          <Button disabled>Parry</Button>
          <Button small>Small</Button>
          <ToolButton icon="redo" label="Redo" />
          <ToolButton icon="zoomIn" label="Nearer" />
          <Key>Esc</Key>
        </div>
        <div className="row">
          <NumberField label="rounds" value={rounds} onChange={setRounds} min={1} max={32} inline />
          <Segmented label="Dial" options={DIAL} chosen={dial} onChoose={setDial} />
          <Select label="aimed at" options={PLACES} value={place} onChange={setPlace} inline />
        </div>
        <TextField label="Dice" value={text} onChange={setText} wrong="expected a number or dice at the end" code />
        <TextField label="Title" value="The mill yard" onChange={setText} help="What people see in their list." />
        <SearchField label="Search rules" placeholder="burst, recoil, dodge" value={search} onChange={setSearch} />
        <Check chosen={agreed} onChange={setAgreed} about="Nobody dies on a failed survival throw: half pay and out.">
          Injury instead of death
        </Check>
        <Tabs
          label="Panel"
          chosen={tab}
          onChoose={setTab}
          tabs={[
            { id: 'act', label: 'Act', content: <p>What one may do.</p> },
            { id: 'log', label: 'Log', content: <p>What happened.</p> },
            { id: 'sheet', label: 'Sheet', content: <p>Who one is.</p> },
          ]}
        />
      </section>
      <section>
        <h2>Problems</h2>
        <Problem rule="traveller.combat.parry" ways={[{ label: 'Drop one', onPress: () => setTab('sheet') }]}>
          Disadvantages come to −42; the campaign allows −40.
        </Problem>
        <Problem kind="warning">The Sten jams on 17 and 18.</Problem>
      </section>
      <section>
        <h2>Icons</h2>
        <div className="gallery-icons">
          {ICONS.map(name => (
            <Icon key={name} name={name} />
          ))}
        </div>
      </section>
    </div>
  )
}
