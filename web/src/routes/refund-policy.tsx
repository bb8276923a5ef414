import { createFileRoute } from '@tanstack/react-router'
import { InformationPage } from '../features/information/information-page.tsx'
import { informationRoute } from '../features/information/information-route.ts'
import { content as refundContent } from '../features/information/refund/content.en.ts'
import { useMessages } from '../lib/messages.ts'

export const Route = createFileRoute('/refund-policy')({
	...informationRoute('/refund-policy'),
	component: Page,
})

function Page() {
	return <InformationPage content={useMessages(refundContent)} isPolicy />
}
