import type { Tier } from '@aravalli/shared/quizzes/quiz-result'
import type { Quote } from './quote.ts'

/** The quotes are listed by tier, and the same quote has the same place in both languages. */
export const quotes: Record<Tier, Quote[]> = {
	excellent: [
		{ text: 'The mountain is climbed by those who keep walking.' },
		{ text: 'Arise, awake, and stop not till the goal is reached.', author: 'Swami Vivekananda' },
		{ text: 'Yoga is skill in action.', author: 'Bhagavad Gita 2.50' },
		{ text: 'Practice makes perfect.' },
		{ text: 'From the top of one hill the next one comes into view.' },
	],
	good: [
		{ text: 'Drop by drop the pitcher fills.' },
		{
			text: 'By steady practice even the dull grow wise: the rope that comes and goes leaves its mark on the stone.',
			author: 'Vrind',
		},
		{ text: 'Slow and steady wins the race.' },
		{ text: 'Where there is a will, there is a way.' },
		{ text: 'The summit is in sight: only a few steps more.' },
	],
	improvement: [
		{ text: 'A journey of a thousand miles begins with a single step.', author: 'Tao Te Ching' },
		{
			text: 'Slowly, O mind, slowly all things come about: the gardener waters with a hundred pots, yet the fruit comes in its season.',
			author: 'Kabir',
		},
		{ text: 'Fall seven times, get up eight.', author: 'Japanese proverb' },
		{ text: 'Lose heart and all is lost; keep heart and all is won.' },
		{ text: 'Every climb begins at the foot of the hill.' },
	],
}
