import type { Judgement } from '@aravalli/shared/judgement'
import { checkIcon, xIcon } from '#web/ui/icons.ts'
import { contrastIcon } from './result/icons.ts'

export const judgementIcons: Record<Judgement, string> = { right: checkIcon, partly: contrastIcon, wrong: xIcon }
