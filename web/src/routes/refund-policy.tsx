import { createFileRoute } from '@tanstack/react-router'
import { informationHead } from '../features/information/information-head.ts'
import { InformationPage } from '../features/information/information-page.tsx'
import { refundContent } from '../features/information/refund/content.ts'
import { useMessages } from '../lib/messages.ts'

export const Route = createFileRoute('/refund-policy')({
	head: ({ match }) => informationHead(match.context, '/refund-policy'),
	component: Page,
})

function Page() {
	return <InformationPage content={useMessages(refundContent)} isPolicy />
}
