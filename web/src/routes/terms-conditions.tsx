import { createFileRoute } from '@tanstack/react-router'
import { informationHead } from '../features/information/information-head.ts'
import { InformationPage } from '../features/information/information-page.tsx'
import { termsContent } from '../features/information/terms/content.ts'
import { useMessages } from '../lib/messages.ts'

export const Route = createFileRoute('/terms-conditions')({
	head: ({ match }) => informationHead(match.context, '/terms-conditions'),
	component: Page,
})

function Page() {
	return <InformationPage content={useMessages(termsContent)} isPolicy />
}
