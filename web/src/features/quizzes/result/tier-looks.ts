import type { Tier } from '@aravalli/shared/quizzes/quiz-result'
import type { BadgeTone } from '#web/ui/badge.tsx'
import { circleCheckIcon, targetIcon } from '#web/ui/icons.ts'
import { flagIcon } from './icons.ts'

export const tierLooks: Record<Tier, { tone: BadgeTone; icon: string }> = {
	excellent: { tone: 'ok', icon: flagIcon },
	good: { tone: 'info', icon: circleCheckIcon },
	improvement: { tone: 'kesari', icon: targetIcon },
}
