import type { messages as english } from './messages.en.ts'

export const messages: typeof english = {
	time: 'समय',
	suggested: (minutes) => `सुझाया समय: ${minutes} मिनट`,
	pause: 'समय रोकें',
	resume: 'समय आगे बढ़ाएँ',
	paused: 'रुका हुआ',
	over: 'सुझाया गया समय पूरा हो गया है। जितना समय चाहिए, उतना लें।',
}
