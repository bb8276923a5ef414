import type { PlanTask } from '@aravalli/shared/daily-plan/contract'
import type { messages as planMessages } from './messages.en.ts'

/** Says what is to be done. */
export function taskTitle({ about, title, questions }: PlanTask, m: typeof planMessages): string {
	if (about === 'item') return title ?? ''
	return about === 'revision' ? m.revision(questions ?? 0) : m.abouts[about]
}
