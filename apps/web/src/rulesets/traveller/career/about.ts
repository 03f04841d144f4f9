/** What a choice of a career is about. */
import type { Choice } from '@umpire/engine'
import { type CareerAbout, careerAboutField } from '@umpire/traveller/at-table'

export const aboutOf = ({ key, about }: Choice): CareerAbout => careerAboutField.read(about, key)
