/** Names that people give to pages of their own under hosting services, made up, and what stands behind the host. */
export const HOSTED_NAMES: readonly string[] = `
ahmed-portfolio sara-designs weather-app-demo todo-list-react my-first-website bookclub-dubai ramadan-recipes al-noor-bakery
oud-music-school desert-hikers yoga-with-lina math-tutor-sharjah physics-notes chess-club-al-ain campus-radio falcon-rugby
jlt-parents padel-league birdwatching-uae dhow-photos mangrove-project climate-dashboard covid-charts open-transit-map
budget-planner pomodoro-timer markdown-editor color-palette-tool json-formatter regex-tester snake-game tetris-clone sudoku-daily
wordle-arabic typing-test flashcards-app recipe-finder movie-night-picker plant-care-guide cat-cafe-menu coffee-log run-tracker
marathon-results swim-club-times wedding-of-omar-and-hala baby-shower-rsvp family-tree grandmas-letters travel-diary-japan
oman-road-trip kerala-food-walk lisbon-notes berlin-techno-calendar london-theatre-blog nairobi-startups lagos-tech-meetup
manila-street-food cairo-architecture beirut-graphic-archive history-of-pearls persian-poetry urdu-library hindi-stories
quran-memorizer prayer-times-widget church-choir-abudhabi scouts-troop-12 robotics-team-7213 science-fair-2024 school-newspaper
thesis-draft lecture-notes-cs101 linear-algebra-visualised data-structures-course sql-practice rust-learning-log go-tour-notes
neural-net-playground image-resizer pdf-merge-local ascii-art-maker pixel-editor synth-in-browser drum-machine guitar-tabs
indie-game-jam retro-arcade space-shooter dungeon-map-maker dnd-character-sheet magic-card-search football-stats-blog
cricket-scorer f1-lap-charts cycling-routes climbing-log surf-forecast-map ski-trip-planner pottery-studio-marina
handmade-soap-shop tailor-of-deira flower-corner pet-sitting-jbr moving-checklist tenant-handbook building-committee
community-garden food-bank-volunteers beach-cleanup-uae autism-support-group nursing-notes anatomy-quiz dental-clinic-site
law-students-forum accounting-templates cv-of-maria resume-john-okafor design-system-docs api-reference-docs release-notes
status-page-demo hackathon-schedule devfest-talks conference-slides workshop-materials landing-page-template startup-idea-board
employee-handbook onboarding-guide team-wiki meeting-minutes product-roadmap reading-list-2024 podcast-episodes film-reviews
`
  .trim()
  .split(/\s+/)

export const HOSTS: readonly string[] =
  'vercel.app netlify.app pages.dev github.io web.app notion.site wixsite.com weebly.com blogspot.com wordpress.com webflow.io framer.website carrd.co herokuapp.com onrender.com gitbook.io replit.app glitch.me substack.com myshopify.com tumblr.com firebaseapp.com gitlab.io readthedocs.io itch.io streamlit.app canva.site godaddysites.com square.site fly.dev workers.dev surge.sh'.split(
    ' ',
  )

export const HOSTED_PATHS: readonly string[] =
  '| |/about|/contact|/blog|/docs/getting-started|/gallery|/projects|/schedule|/index.html|/posts/hello-world|/events/2024|/menu|/p/welcome|/search?q=tea|/recipes/42|/en|/Reading-list-8b1de0a7cc5f4e39a6f02d1f7b9a4410|/2024/03/spring-walk.html|/products/blue-mug|/team|/faq|/forecast/london|/login|/game|/notes/week-3'
    .split('|')
    .map((path) => path.trim())
