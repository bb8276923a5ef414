/** Lists queries of the same sorts as `reviewedQueries`, which show that the rules are general. */
export const furtherQueries = `
	आन्दोलन बिजोलिया → answer-writing/bijolia-peasant-movement-legacy
	आउवा का महत्व → answer-writing/auwa-in-revolt-of-1857
	मेवाड़ चित्रशैली → answer-writing/mewar-school-of-painting
	गोडावन → current-affairs/great-indian-bustard-godawan
	खडीन टांका → current-affairs/traditional-water-harvesting-of-rajasthan
	अरावलि → current-affairs/aravalli-range-geography-and-role
	चम्बल के बीहड → miq/chambal-ravines-reclamation
	मूल कर्त्तव्य → study-material/directive-principles-and-fundamental-duties-in-one-view
	संस्कृतीकरण → answer-writing/sanskritisation-social-mobility
	भगवदगीता निष्काम कर्म → answer-writing/nishkama-karma-public-servant
	तत्व निदेशक → study-material/directive-principles-and-fundamental-duties-in-one-view
	नितिशास्त्र → study-material/administrative-ethics-and-foundational-values
	खेजडी → current-affairs/khejri-khejarli-and-forest-law
	द्रविड वेसर → study-material/temple-architecture-of-india-nagara-dravida-vesara

	सर्वोच्च न्यायालय → study-material/courts-of-india-from-the-magistrate-to-the-supreme-court
	मूल अधिकार → answer-writing/right-to-privacy-digital-age
	मौलिक अधिकार → study-material/fundamental-rights-and-the-five-writs
	निजता का मूल अधिकार → answer-writing/right-to-privacy-digital-age
	कलेक्टर की भूमिका → mains-practice/collector-ruler-to-coordinator
	जिलाधीश → mains-practice/collector-ruler-to-coordinator
	सन् 1857 का विद्रोह → answer-writing/auwa-in-revolt-of-1857
	राजस्थान में 1857 की क्रांति → answer-writing/auwa-in-revolt-of-1857
	वस्तु एवं सेवा कर परिषद → answer-writing/gst-council-weighted-voting
	टाइगर → mains-practice/tigers-beyond-the-core
	रेगिस्तान → answer-writing/water-and-society-thar
	रामसर साइट → current-affairs/ramsar-sites-of-rajasthan
	बिजोलिया कृषक आंदोलन → answer-writing/bijolia-peasant-movement-legacy

	लोकअदालत → miq/lok-adalat-and-permanent-lok-adalat
	लोकनृत्य → mains-practice/folk-dances-and-their-communities
	ग्रामसभा → study-material/panchayati-raj-in-rajasthan-from-nagaur-to-the-gram-sabha
	भू जल → answer-writing/groundwater-stress-governance-rajasthan
	स्वयंसहायता समूह → current-affairs/self-help-groups-and-rajeevika
	चित्र शैली मेवाड़ → answer-writing/mewar-school-of-painting
	जैवविविधता संरक्षण → answer-writing/in-situ-ex-situ-conservation
	step wells → miq/stepwells-craft-and-community
	ground water → current-affairs/groundwater-assessment-categories
	antidefection → current-affairs/anti-defection-tenth-schedule
	panchayatiraj → answer-writing/panchayati-raj-rajasthan-evaluation
	lokdevta → answer-writing/folk-deities-protectors-reformers

	lok adalat → miq/lok-adalat-and-permanent-lok-adalat
	gavri → miq/folk-theatre-gavari-rammat-tamasha
	kalbeliya → mains-practice/folk-dances-and-their-communities
	govind guru mangadh → mains-practice/govind-guru-bhil-awakening
	eki andolan → mains-practice/eki-neemuchana-kathrathal
	maharana kumbha → mains-practice/maharana-kumbha-warrior-and-patron
	khanwa ka yuddh → mains-practice/decisive-battles-of-rajasthan
	thewa kala → mains-practice/thewa-work-and-block-prints
	khejdi → current-affairs/khejri-khejarli-and-forest-law
	johad → current-affairs/traditional-water-harvesting-of-rajasthan
	vitt aayog → answer-writing/finance-commission-article-280
	rajya vitt ayog → current-affairs/state-finance-commission-article-243-i
	bhujal → answer-writing/groundwater-stress-governance-rajasthan
	jalvayu parivartan → mains-practice/climate-agreements-rio-to-paris
	mool adhikar → study-material/fundamental-rights-and-the-five-writs
	niti nideshak tatva → study-material/directive-principles-and-fundamental-duties-in-one-view
	rajyapal → answer-writing/governor-discretionary-powers
	nijta → answer-writing/right-to-privacy-digital-age
	suchna ka adhikar → answer-writing/rti-act-provisions-difficulties
	loktantra → miq/democracy-a-daily-habit
	nishkam karm → answer-writing/nishkama-karma-public-servant
	anekantvad → miq/anekantavada-in-decisions
	rajasthan ka ekikaran → answer-writing/integration-of-rajasthan-stages
	samvidhan sanshodhan → answer-writing/panchayati-raj-rajasthan-evaluation
	jan suchna portal → current-affairs/right-to-information-section-4-jan-soochna
	pahadi durg → answer-writing/hill-forts-as-living-cities
	bawri → miq/stepwells-craft-and-community
	chitrakala → study-material/rajasthani-schools-of-painting
	vilayti babul → miq/prosopis-juliflora-invasion
	pashudhan → answer-writing/livestock-arid-rajasthan-economy
	marusthal → answer-writing/water-and-society-thar
	sahkari sanghvad → answer-writing/cooperative-federalism-institutions
	swayam sahayata samuh → current-affairs/self-help-groups-and-rajeevika
	panchayti raj → current-affairs/panchayati-raj-73rd-amendment-rajasthan
	kumbalgarh durg → study-material/forts-of-rajasthan-on-the-map
	suchana adikar → answer-writing/rti-act-provisions-difficulties
	bhil govind guru → mains-practice/govind-guru-bhil-awakening

	UPI → miq/upi-and-small-payments
	यूपीआई → miq/upi-and-small-payments
	जीडीपी → study-material/gdp-how-the-output-of-a-country-is-measured
	MSP → current-affairs/minimum-support-price-how-it-is-fixed
	एमएसपी → current-affairs/minimum-support-price-how-it-is-fixed
	SHG → current-affairs/self-help-groups-and-rajeevika
	डब्ल्यूटीओ → current-affairs/wto-agreement-on-agriculture-boxes
	आरपीएससी → current-affairs/public-service-commissions-articles-315-to-323
	R.T.I. Act → answer-writing/rti-act-provisions-difficulties
	जी.एस.टी. परिषद → answer-writing/gst-council-weighted-voting
	G.S.T. council → current-affairs/gst-council-article-279a
	DPSP → study-material/directive-principles-and-fundamental-duties-in-one-view
	यूनेस्को → current-affairs/unesco-world-heritage-sites-of-rajasthan

	अनुच्छेद 279-क → current-affairs/gst-council-article-279a
	article 279 a → current-affairs/gst-council-article-279a
	अनुच्छेद 243झ → current-affairs/state-finance-commission-article-243-i
	अनुच्छेद १६३ → answer-writing/governor-discretionary-powers
	धारा 42 → answer-writing/tenants-and-section-42-transfer
	73वां संशोधन → answer-writing/panchayati-raj-rajasthan-evaluation
	73rd amendment → current-affairs/panchayati-raj-73rd-amendment-rajasthan

	organization hierarchy → mains-practice/principles-of-organisation-defined
	decentralization → mains-practice/delegation-and-decentralisation
	westernization → mains-practice/westernisation-and-modernisation
	aravali range → current-affairs/aravalli-range-geography-and-role
	tiger reserve → current-affairs/tiger-reserves-of-rajasthan
	great indian bustards → mains-practice/great-indian-bustard-recovery
	sexual harassment work place → mains-practice/sexual-harassment-workplace-act
	personal data protection → current-affairs/data-protection-act-2023

	politi → answer-writing/prajamandal-political-awakening
	संस्कृ → answer-writing/sanskritisation-social-mobility
	गोडा → current-affairs/great-indian-bustard-godawan
	anekan → miq/anekantavada-in-decisions
	bureau → answer-writing/weber-bureaucracy-and-dysfunctions
	राज्यपा → answer-writing/governor-discretionary-powers
	mewa → answer-writing/mewar-school-of-painting
	proso → miq/prosopis-juliflora-invasion
	lokayu → miq/lokayukta-rajasthan-powers-limits
	प्रजामण् → answer-writing/prajamandal-political-awakening
	बिजौलि → answer-writing/bijolia-peasant-movement-legacy
	bijoli → answer-writing/bijolia-peasant-movement-legacy
	किसान आंदो → answer-writing/bijolia-peasant-movement-legacy
`
