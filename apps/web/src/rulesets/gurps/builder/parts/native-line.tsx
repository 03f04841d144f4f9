/** The native language, which comes free, and what was learned of it beyond that. */
import { edit } from '@umpire/gurps/file'
import { useState } from 'react'
import { Line } from '../../../../builder/parts/line.tsx'
import { TextField } from '../../../../elements/fields/text-field.tsx'
import { numberText } from '../../../../text/number-text.ts'
import { useBuilding } from '../building/building.ts'
import { buildWords } from '../building/words.ts'
import { PointSteps } from './point-steps.tsx'

const text = buildWords.skills
const MOST = 200

export function NativeLine() {
  const { one, change, answer } = useBuilding()
  const [open, setOpen] = useState(false)
  const { native_language } = one.identity
  return (
    <Line
      name={native_language || text.native}
      about=""
      figure={numberText(answer.sheet.native)}
      because={answer.reasons['native language'] ?? []}
      open={open}
      onOpen={setOpen}
      controls={
        <>
          <span className="build-from">{text.native}</span>
          <PointSteps
            name={native_language}
            points={one.native_language_points}
            steps={answer.native}
            onChange={next => change(edit.setNativePoints(one, next), 'native')}
          />
        </>
      }
    >
      <div className="build-form">
        <TextField
          label={text.native}
          value={native_language}
          most={MOST}
          onChange={language => change(edit.identify(one, { native_language: language }), 'language')}
        />
      </div>
    </Line>
  )
}
