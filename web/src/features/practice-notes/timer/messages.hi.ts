import type { messages as english } from './messages.en.ts'

export const messages: typeof english = {
	time: 'समय',
	suggested: (minutes) => `सुझाया समय: ${minutes} मिनट`,
	pause: 'रोकें',
	resume: 'जारी रखें',
	paused: 'रुका हुआ',
	over: 'समय पूरा हुआ। आप लिखना जारी रख सकते हैं।',
}
