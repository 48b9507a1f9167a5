import { SiteError } from '@vantedge/release';

/** The error of a command that needs the live release of a channel without one: `CHANNEL_EMPTY`. */
export const channelEmpty = (channel: string) =>
  new SiteError('CHANNEL_EMPTY', `Nothing has been published to '${channel}' yet.`, {
    at: `channels/${channel}/`,
    fix: `site publish shell --channel ${channel}`,
  });
