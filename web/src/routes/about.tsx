import { createFileRoute } from '@tanstack/react-router'
import { aboutContent } from '../features/information/about/content.ts'
import { informationHead } from '../features/information/information-head.ts'
import { InformationPage } from '../features/information/information-page.tsx'
import { useMessages } from '../lib/messages.ts'

export const Route = createFileRoute('/about')({
	head: ({ match }) => informationHead(match.context, '/about'),
	component: Page,
})

function Page() {
	return <InformationPage content={useMessages(aboutContent)} />
}
