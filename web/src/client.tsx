import { RouterProvider } from '@tanstack/react-router'
import { hydrateStart } from '@tanstack/react-start/client'
import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { layOutRest } from './lib/lay-out-rest.ts'
import { loadMessages } from './lib/messages.ts'
import { keepLanguageOfLink } from './lib/stored-language.ts'

const router = await hydrateStart()
const { language, isLanguageInAddress } = router.options.context
await loadMessages(language)
keepLanguageOfLink(language, isLanguageInAddress)
// A slow phone may draw and answer in between. Not by a timer: in a page in the background that waits for a second.
await new Promise((resolve) => {
	const { port1, port2 } = new MessageChannel()
	port1.onmessage = resolve
	port2.postMessage(null)
})

startTransition(() => {
	hydrateRoot(
		document,
		<StrictMode>
			<RouterProvider router={router} />
		</StrictMode>,
	)
})
layOutRest()
