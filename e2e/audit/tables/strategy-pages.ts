import type { Table } from '../entry.ts'
import { openDetails } from '../open-details.ts'

export const strategyPages: Table = [
	{ name: 'what prelims is about', path: '/prelims' },
	{ name: 'the prelims strategy', path: '/prelims-syllabus-strategy', open: openDetails },
	{ name: 'the prelims syllabus', path: '/prelims-syllabus', open: openDetails },
	{ name: 'tips for success', path: '/prelims-success-tips' },
	{ name: 'what is asked often', path: '/prelims-high-probability', open: openDetails },
	{ name: 'questions about prelims', path: '/prelims-faq', open: openDetails },
	{ name: 'what mains is about', path: '/mains' },
	{ name: 'the mains syllabus', path: '/mains-syllabus', open: openDetails },
	{
		name: 'the mains strategy',
		path: '/mains-syllabus-strategy?tab=strategy',
		reader: 'learner',
		open: openDetails,
	},
	{ name: 'the sign-in that the mains strategy asks for', path: '/mains-syllabus-strategy?tab=syllabus' },
	{ name: 'where the mains strategy was', path: '/mains-strategy' },
	{ name: 'how answers are written', path: '/mains-answer-writing', open: openDetails },
	{ name: 'tips for the examination hall', path: '/mains-exam-hall-tips' },
	{ name: 'questions about mains', path: '/mains-faq', open: openDetails },
	{ name: 'the practice of every day', path: '/dmpp' },
	{ name: 'the weekly routine', path: '/dmpp-routine', open: openDetails },
]
