import { createFileRoute, redirect } from '@tanstack/react-router'

/** An address of its own for a tab of the page that holds syllabus and strategy. */
export const Route = createFileRoute('/mains-strategy')({
	beforeLoad: () => {
		throw redirect({ href: '/mains-syllabus-strategy?tab=strategy', statusCode: 302 })
	},
})
