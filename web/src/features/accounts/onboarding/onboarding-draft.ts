import { type DailyHours, dailyHours, type ExamYear, examYears } from '@aravalli/shared/accounts/account'
import { useEffect, useState } from 'react'
import type { Viewer } from '#web/lib/viewer.ts'

export interface OnboardingDraft {
	fullName: string
	selectedGoal: ExamYear | null
	selectedHours: DailyHours | null
}

const KEY = 'onboardingDraft'

/**
 * What was chosen so far. It outlives a reload, in this tab only; a draft of another account is not taken up.
 *
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
	try {
		sessionStorage.removeItem(KEY)
	} catch {
		// Storage is forbidden: nothing was kept.
	}
}

function storeDraft(userId: string, draft: OnboardingDraft): void {
	try {
		sessionStorage.setItem(KEY, JSON.stringify({ userId, ...draft }))
	} catch {
		// Storage may be full or forbidden; a reload then begins with the account's own details.
	}
}

function readDraft(userId: string): OnboardingDraft | null {
	try {
		const stored = JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as Record<string, unknown> | null
		if (stored?.userId !== userId || typeof stored.fullName !== 'string') return null
		return {
			fullName: stored.fullName,
			selectedGoal: examYears.find((year) => year === stored.selectedGoal) ?? null,
			selectedHours: dailyHours.find((hours) => hours === stored.selectedHours) ?? null,
		}
	} catch {
		return null
	}
}
