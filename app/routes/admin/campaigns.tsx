import { data } from 'react-router'
import { CampaignCard } from '#app/features/indicators/campaigns/staff/campaign-card.tsx'
import { findCampaigns } from '#app/features/indicators/campaigns/staff/find-campaigns.server.ts'
import { staffMeta } from '#app/features/staff-access/sign-in/staff-meta.ts'
import { appContext } from '#app/platform/context.server.ts'
import { logFault } from '#app/platform/log-fault.server.ts'
import { staffCampaigns } from '#words/en/staff/staff-campaigns.js'
import type { Route } from './+types/campaigns'

export const meta = () => staffMeta(staffCampaigns.title)

export async function loader({ context }: Route.LoaderArgs) {
  try {
    return { isLoaded: true, campaigns: await findCampaigns(context.get(appContext)) }
  } catch (err) {
    logFault(context, err, 'campaigns failed to load')
    return data({ isLoaded: false, campaigns: [] }, { status: 503 })
  }
}

export default function Campaigns({ loaderData }: Route.ComponentProps) {
  const t = staffCampaigns
  const { isLoaded, campaigns } = loaderData
  return (
    <>
      <h1 className="text-2xl">{t.title}</h1>
      <p className="mt-2 max-w-prose text-muted">{t.intro}</p>
      <p role="status" className="mt-4 text-muted">
        {!isLoaded && t.notLoaded}
        {isLoaded && campaigns.length === 0 && t.empty}
      </p>
      <ul className="mt-4 grid gap-5">
        {campaigns.map((campaign) => (
          <li key={`${campaign.bestReport} ${campaign.checks} ${campaign.titles[0]?.id}`}>
            <CampaignCard campaign={campaign} />
          </li>
        ))}
      </ul>
    </>
  )
}
