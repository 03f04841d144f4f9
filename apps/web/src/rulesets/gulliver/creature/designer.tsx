/** A creature and everything about it: choices on the left, what follows in the middle, what it costs on the right. */
import type { Design } from '@umpire/gulliver'
import { useEffect, useState } from 'react'
import { messageOf } from '../../../api/api.ts'
import { BuilderBar } from '../../../builder/parts/builder-bar.tsx'
import { useBuild } from '../../../builder/use-build.ts'
import { builderWords } from '../../../builder/words.ts'
import { announce } from '../../../elements/controls/announce.tsx'
import { Select } from '../../../elements/fields/select.tsx'
import { TextField } from '../../../elements/fields/text-field.tsx'
import { Problem } from '../../../elements/message/problem.tsx'
import { Waiting } from '../../../elements/message/states.tsx'
import { proseText } from '../../../text/number-text.ts'
import type { ReadyAnswer, SheetAnswer } from './building/ask.ts'
import { figure } from './building/figures.ts'
import { creatureWords as text } from './building/words.ts'
import { FightDialog } from './fight-dialog.tsx'
import { FeatsPart } from './parts/feats.tsx'
import { OtherRules } from './parts/other-rules.tsx'
import { PerformancePart } from './parts/performance.tsx'
import { HomesPart, LoadPart, PlanPart } from './parts/plan.tsx'
import { PricePart } from './parts/price.tsx'
import { Stats } from './parts/stats.tsx'
import { TraitsPart } from './parts/traits.tsx'
import { Stage } from './stage/stage.tsx'
import { designed, fileOf, useCreature } from './worker/use-creature.ts'

export const KEPT_AS = 'creature'
const MOST_NAME = 200

interface DesignerProps {
  readonly ready: ReadyAnswer
  readonly first: Design
  /** What was here last and cannot be used. */
  readonly lost: string | undefined
}

/** Whoever listens hears what another Size comes to. */
function useSizeTold(shown: SheetAnswer | undefined, fresh: boolean): void {
  const [told, setTold] = useState<number>()
  const size = shown?.sheet.size
  const total = shown?.sheet.price.total
  useEffect(() => {
    if (!fresh || size === undefined || total === undefined || size === told) return
    if (told !== undefined) announce(text.slider.said(size, figure(total)))
    setTold(size)
  }, [fresh, size, total, told])
}

export function Designer({ ready, first, lost }: DesignerProps) {
  // What was kept is read already.
  const build = useBuild<Design>(
    KEPT_AS,
    () => first,
    () => first,
  )
  const { now: design, change } = build
  const [g, setG] = useState(1)
  const [wrong, setWrong] = useState(lost)
  const [fighting, setFighting] = useState(false)
  const { answer: shown, fresh, failure } = useCreature('creature', { kind: 'creature', design, g })
  useSizeTold(shown, fresh)
  const onWrong = (error: unknown): void => setWrong(messageOf(error))
  const open = async (value: unknown): Promise<void> => change(await designed({ kind: 'read', value }))
  return (
    <div className="creature">
      <BuilderBar
        system="gurps"
        build={build}
        name={design.name}
        fileOf={fileOf}
        onOpen={open}
        onNew={() => change(ready.blank)}
        onFight={async () => setFighting(true)}
      >
        <Select
          inline
          label={text.begin}
          options={ready.creatures.map(({ name, size, total }) => ({
            id: name,
            label: text.ready(name, size, figure(total)),
          }))}
          value={ready.creatures.find(({ name }) => name === design.name)?.name}
          onChange={name => {
            const chosen = ready.creatures.find(one => one.name === name)
            if (chosen !== undefined) change(chosen.design)
          }}
        />
      </BuilderBar>
      {wrong !== undefined && <Problem kind="warning">{wrong}</Problem>}
      {failure !== undefined && (
        <Problem ways={build.undo === undefined ? [] : [{ label: builderWords.undo, onPress: build.undo }]}>
          {proseText(failure.message)}
        </Problem>
      )}
      {shown === undefined ? (
        <Waiting />
      ) : (
        <div className="creature-desk">
          <Stage ready={ready} shown={shown} design={design} change={change} onWrong={onWrong} />
          <div className="creature-choices">
            <TextField
              label={text.name}
              value={design.name}
              most={MOST_NAME}
              onChange={name => change({ ...design, name }, 'name')}
            />
            <Stats design={design} change={change} shown={shown} onWrong={onWrong} />
            <PlanPart design={design} change={change} />
            <HomesPart design={design} change={change} />
            <LoadPart design={design} change={change} shown={shown} g={g} onPull={setG} />
          </div>
          <div className="creature-results">
            <PerformancePart shown={shown} g={g} rules={ready.rules} />
            <FeatsPart shown={shown} />
            <TraitsPart design={design} change={change} traits={ready.traits} shown={shown} />
            <OtherRules design={design} change={change} switches={ready.switches} />
          </div>
          <PricePart shown={shown} change={change} />
          <FightDialog ready={ready} shown={shown} open={fighting} onClose={() => setFighting(false)} />
        </div>
      )}
    </div>
  )
}
