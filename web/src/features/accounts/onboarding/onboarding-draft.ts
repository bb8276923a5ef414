import { type DailyHours, dailyHours } from '@aravalli/shared/accounts/account'
import { type ExamYear, examYears } from '@aravalli/shared/exam-cycles'
import { useEffect, useState } from 'react'
import type { Viewer } from '#web/lib/viewer.ts'
import { onboardingDraft } from '../stored.ts'

export interface OnboardingDraft {
	fullName: string
	selectedGoal: ExamYear | null
	selectedHours: DailyHours | null
}

/**
 * Keeps what was chosen so far. It outlives a reload, in this tab only; a draft of another account is not taken up.
 * `round` changes when a stored draft takes the place of what the server has rendered.
 */
export function useOnboardingDraft({ id, name, examYear, dailyHours: hours }: Viewer) {
	const [draft, setDraft] = useState<OnboardingDraft>({ fullName: name, selectedGoal: examYear, selectedHours: hours })
	const [round, setRound] = useState(0)
	useEffect(() => {
		const stored = readDraft(id)
		if (!stored) return
		setDraft(stored)
		setRound(1)
	}, [id])
	const change = (changes: Partial<OnboardingDraft>) => {
		const changed = { ...draft, ...changes }
		setDraft(changed)
		storeDraft(id, changed)
	}
	return { draft, round, change }
}

export function forgetDraft(): void {
	onboardingDraft.remove()
}

/** Where storage is full or refused, a reload begins with the account's own details. */
function storeDraft(userId: string, draft: OnboardingDraft): void {
	onboardingDraft.writeJson({ userId, ...draft })
}

function readDraft(userId: string): OnboardingDraft | null {
	const stored = onboardingDraft.readJson() as Record<string, unknown> | null
	if (stored?.userId !== userId || typeof stored.fullName !== 'string') return null
	return {
		fullName: stored.fullName,
		selectedGoal: examYears.find((year) => year === stored.selectedGoal) ?? null,
		selectedHours: dailyHours.find((hours) => hours === stored.selectedHours) ?? null,
	}
}
