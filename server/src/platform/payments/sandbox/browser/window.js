// Drives the sandbox's checkout window: it pays, fails, is late or is closed, and tells the page that has opened it.
const form = document.querySelector('form')
const status = document.querySelector('[role=status]')
const texts = JSON.parse(document.querySelector('main').dataset.texts)

const tell = (message) => parent.postMessage(message, location.origin)
const dismiss = () => tell({ type: 'dismissed' })

document.querySelector('[data-close]').addEventListener('click', dismiss)
document.addEventListener('keydown', (event) => {
	if (event.key === 'Escape') dismiss()
})

const setBusy = (isBusy) => {
	for (const button of form.querySelectorAll('button')) button.disabled = isBusy
}

form.addEventListener('submit', async (event) => {
	event.preventDefault()
	const values = Object.fromEntries(new FormData(form, event.submitter))
	setBusy(true)
	status.textContent = texts.paying
	try {
		const response = await fetch('/payment-sandbox/pay', {
			method: 'POST',
			headers: { 'content-type': 'application/json' },
			body: JSON.stringify(values),
		})
		const answer = await response.json()
		if (!response.ok) throw new Error(answer.error?.description)
		finish(answer)
	} catch (error) {
		setBusy(false)
		status.textContent = error.message || texts.failed
	}
})

function finish({ state, description, ...response }) {
	if (state === 'paid') return tell({ type: 'paid', response })
	setBusy(false)
	if (state === 'late') {
		status.textContent = texts.late
		return
	}
	status.textContent = texts.declined
	tell({
		type: 'failed',
		error: {
			code: 'BAD_REQUEST_ERROR',
			description,
			source: 'bank',
			step: 'payment_authorization',
			reason: 'payment_failed',
			metadata: { payment_id: response.razorpay_payment_id },
		},
	})
}
