/** The places of a body that the rules of G&G know, on its picture. Small ones lie over large ones. */
import { BODY, BodyPicture } from '../../common/fight/body-picture.tsx'
import type { Sayings } from '../odds/ask.ts'
import type { Figure } from '../views/fight-view.ts'
import { plainName } from './words.ts'

/** Seen from the front: his left is on the right. */
const SHAPES: readonly (readonly [where: string, path: string])[] = [
  ['torso', BODY.torso],
  ['left leg', BODY.rightLeg],
  ['right leg', BODY.leftLeg],
  ['left arm', BODY.rightArm],
  ['right arm', BODY.leftArm],
  ['left hand', BODY.rightHand],
  ['right hand', BODY.leftHand],
  ['left foot', BODY.rightFoot],
  ['right foot', BODY.leftFoot],
  ['throat', BODY.neck],
  ['head', BODY.head],
  ['left ear', 'M62 13h3.500v7H62z'],
  ['right ear', 'M34.500 13H38v7h-3.500z'],
  ['central nervous system', BODY.brow],
  ['left temple', 'M58 8h3.500v5H58z'],
  ['right temple', 'M38.500 8H42v5h-3.500z'],
  ['temple', 'M58 8h3.500v5H58zM38.500 8H42v5h-3.500z'],
  ['left eye', 'M52 13.500h6v4h-6z'],
  ['right eye', 'M42 13.500h6v4h-6z'],
  ['nose', BODY.nose],
  ['mouth', 'M46 24h8v2.500h-8z'],
  ['jaw', 'M43.500 27h13l-3 3.500h-7z'],
  ['lung', 'M37 48h10v16H37zM53 56h10v8H53z'],
  ['heart', BODY.heart],
  ['stomach or liver', 'M40 67h20v9H40z'],
  ['left clavicle', 'M53 42h13v3.500H53z'],
  ['right clavicle', 'M34 42h13v3.500H34z'],
  ['left elbow', 'M80 62h7v6h-7z'],
  ['right elbow', 'M13 62h7v6h-7z'],
  ['left wrist', 'M80 84h8v4h-8z'],
  ['right wrist', 'M12 84h8v4h-8z'],
  ['left hip', 'M55 84h11v6H55z'],
  ['right hip', 'M34 84h11v6H34z'],
  ['left knee', 'M53 112h9v8h-9z'],
  ['right knee', 'M38 112h9v8h-9z'],
  ['left ankle', 'M53 138h8v4h-8z'],
  ['right ankle', 'M39 138h8v4h-8z'],
]

interface BodyProps {
  readonly wheres: Sayings['wheres']
  readonly chosen: string
  readonly target: Figure | undefined
  readonly onChoose: (where: string) => void
}

export function Body({ wheres, chosen, target, onChoose }: BodyProps) {
  const allowed = new Set(wheres.flatMap(({ where, refused }) => (refused === undefined ? [where] : [])))
  const isHurt = (where: string): boolean =>
    target?.limbs.some(({ limb, status }) => limb === where && status !== 'uninjured') === true
  return (
    <BodyPicture
      parts={SHAPES.filter(([where]) => allowed.has(where)).map(([where, path]) => ({
        part: where,
        path,
        title: plainName(where),
        hurt: isHurt(where),
      }))}
      chosen={chosen}
      onChoose={onChoose}
    />
  )
}
