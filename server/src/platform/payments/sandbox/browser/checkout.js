// Is what a page loads in place of the provider's script: the same calls, with a window of our own that moves no money.
// It is written for browsers as they are; nothing builds it.
window.Razorpay = class {
	constructor(options) {
		this.options = options
		this.listeners = {}
		this.frame = null
	}

	on(event, listener) {
		this.listeners[event] = listener
	}

	open() {
		if (this.frame) return
		const { order_id, name, description, prefill, config } = this.options
		const query = new URLSearchParams({
			order_id,
			name: name ?? '',
			description: description ?? '',
			contact: prefill?.contact ?? '',
			lang: config?.display?.language ?? document.documentElement.lang,
		})
		this.opener = document.activeElement
		this.frame = document.createElement('iframe')
		this.frame.src = `/payment-sandbox/window?${query}`
		this.frame.title = name ? `${name}: payment` : 'Payment'
		this.frame.className = 'razorpay-checkout-frame'
		Object.assign(this.frame.style, {
			position: 'fixed',
			inset: '0',
			width: '100%',
			height: '100%',
			border: '0',
			zIndex: '2147483647',
			colorScheme: 'normal',
		})
		this.hear = (event) => {
			if (event.origin === location.origin && event.source === this.frame?.contentWindow) this.take(event.data)
		}
		window.addEventListener('message', this.hear)
		// As the provider's own window does: a modal dialog of the page would lie over it.
		document.body.append(this.frame)
		this.frame.addEventListener('load', () => this.frame?.contentWindow?.focus())
	}

	take(message) {
		const { handler, modal } = this.options
		if (message?.type === 'failed') this.listeners['payment.failed']?.({ error: message.error })
		if (message?.type === 'paid') {
			this.remove()
			handler?.(message.response)
		}
		if (message?.type === 'dismissed') {
			this.remove()
			modal?.ondismiss?.()
		}
	}

	close() {
		if (!this.frame) return
		this.remove()
		this.options.modal?.ondismiss?.()
	}

	remove() {
		window.removeEventListener('message', this.hear)
		this.frame?.remove()
		this.frame = null
		this.opener?.focus?.()
	}
}
