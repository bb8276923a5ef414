import { papersLink } from './links.ts'
import type { messages as mockMessages } from './messages.en.ts'

type Messages = Pick<typeof mockMessages, 'home' | 'mains' | 'title'>

const above = (m: Messages) => [
	{ label: m.home, link: { to: '/dashboard' } },
	{ label: m.mains, link: { to: '/mains' } },
]

export const listTrail = (m: Messages) => [...above(m), { label: m.title }]

export const paperTrail = (m: Messages, title: string) => [
	...above(m),
	{ label: m.title, link: papersLink() },
	{ label: title },
]
