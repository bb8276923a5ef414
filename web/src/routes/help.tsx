import { createFileRoute } from '@tanstack/react-router'
import { helpContent } from '../features/information/help/content.ts'
import { informationHead } from '../features/information/information-head.ts'
import { InformationPage } from '../features/information/information-page.tsx'
import { useMessages } from '../lib/messages.ts'

export const Route = createFileRoute('/help')({
	head: ({ match }) => informationHead(match.context, '/help'),
	component: Page,
})

function Page() {
	return <InformationPage content={useMessages(helpContent)} />
}
