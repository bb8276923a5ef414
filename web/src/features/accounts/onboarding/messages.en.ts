import type { DailyHours } from '@aravalli/shared/accounts/account'
import type { ExamYear } from '@aravalli/shared/exam-cycles'

const priorities: Record<ExamYear, string> = {
	RAS_2025: 'High Priority',
	RAS_2026: 'Moderate Priority',
	RAS_2027: 'Relaxed Pace',
}
const intensities: Record<DailyHours, string> = { 1: 'Low intensity', 2: 'Medium intensity', 3: 'High intensity' }

export const messages = {
	title: 'Set up your preparation',
	progress: 'Progress',
	stepNames: { name: 'Name', goal: 'Goal', hours: 'Hours', welcome: 'Welcome' },
	nameTitle: 'What’s your name?',
	nameText: 'You gave this name when you registered. It’s shown on your answer copies and receipts.',
	goalTitle: 'Which exam are you preparing for?',
	goalText: 'We’ve kept your choice from registration. We use it for your plan and countdown.',
	priorities,
	past: 'This exam is over',
	pastAs: (official: string) => `Over. RPSC calls it ${official}.`,
	chooseGoal: 'Please choose a goal',
	tip: 'You can change your goals later in profile settings.',
	hoursTitle: 'How many hours can you study each day?',
	hoursText: 'We’ve kept your choice from registration. Pick what you can manage on an ordinary day.',
	hours: (hours: number) => (hours === 1 ? '1 hour' : `${hours} hours`),
	intensities,
	chooseHours: 'Please choose your daily hours',
	complete: 'Complete Setup',
	saving: 'Saving...',
	welcomeTitle: (name: string) => `Welcome, ${name}`,
	welcomeText: 'You’re all set. Start with one question today.',
	toDashboard: 'Go to Dashboard',
}
