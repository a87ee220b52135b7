/**
 * Has the page find the device at `arguments[0]` ({ latitude, longitude, accuracy }), or be refused where it is
 * null, from now on and until another page is loaded: whoever watches already is told again.
 */
export const placeScript = `
const place = arguments[0];
const now = window.heldPlace ?? (window.heldPlace = { watchers: new Map(), last: 0 });
now.tell = (found, failed) => setTimeout(() => {
  if (place) found({ coords: { ...place, altitude: null, heading: null, speed: null }, timestamp: Date.now() });
  else failed?.({ code: 1, PERMISSION_DENIED: 1, message: 'refused' });
});
const geolocation = navigator.geolocation;
geolocation.getCurrentPosition = (found, failed) => now.tell(found, failed);
geolocation.watchPosition = (found, failed) => {
  now.last += 1;
  now.watchers.set(now.last, [found, failed]);
  now.tell(found, failed);
  return now.last;
};
geolocation.clearWatch = (id) => now.watchers.delete(id);
for (const [found, failed] of now.watchers.values()) now.tell(found, failed);
`;
