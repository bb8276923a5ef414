/** Every answer carries these. They are constant on purpose: a stored page needs no work for each request. */
export const securityHeaders = {
	'x-content-type-options': 'nosniff',
	'x-frame-options': 'DENY',
	'referrer-policy': 'strict-origin-when-cross-origin',
	'cross-origin-opener-policy': 'same-origin',
	'cross-origin-resource-policy': 'same-origin',
	'permissions-policy': 'camera=(), microphone=(), geolocation=(), browsing-topics=()',
}

/** A bank's page that the checkout opens has to be able to answer to it. */
export const popupsOfCheckout = { 'cross-origin-opener-policy': 'same-origin-allow-popups' }

/** This is sent only behind https, because a browser remembers it for a year. */
export const strictTransport = { 'strict-transport-security': 'max-age=31536000; includeSubDomains' }

/** Covers answers that are not pages: nothing in them may run or load, and nobody keeps them on the way. */
export const dataPolicy = {
	'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
	'cache-control': 'private, no-store',
}

/** Covers the service worker, whose fetches the policy of the pages does not reach. */
export const workerPolicy = { 'content-security-policy': "default-src 'none'; connect-src 'self'" }
