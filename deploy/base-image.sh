#!/bin/sh
# Makes the base image of the Dockerfile from Debian's packages and the Node of our own npm packages, where no image
# registry can be reached. Run as root, with debootstrap, buildah and npm, after `npm ci`:
#   deploy/base-image.sh
# DEBIAN_MIRROR names another mirror than Debian's. NPM_CAFILE is a file of certificates for npm in the image, where a proxy
# signs with an authority of its own.
set -eu
cd "$(dirname "$0")/.."

tag=$(sed -n 's/^FROM \(\S*\) AS build$/\1/p' Dockerfile)
version=$(printf %s "$tag" | sed 's/^node:\([0-9.]*\)-.*/\1/')
release=$(printf %s "$tag" | sed 's/^node:[0-9.]*-\([a-z]*\).*/\1/')
node=node_modules/node-linux-$(node -p process.arch)/bin/node
if [ "$("$node" --version)" != "v$version" ]; then
  echo "$node is not version $version, which the Dockerfile names" >&2
  exit 1
fi

root=$(mktemp -d)
trap 'rm -rf "$root"' EXIT
debootstrap --variant=minbase --include=ca-certificates,libstdc++6 "$release" "$root" \
  "${DEBIAN_MIRROR:-http://deb.debian.org/debian}"
rm -rf "$root"/var/cache/apt/* "$root"/var/lib/apt/lists/* "$root"/var/log/*
install -m 0755 "$node" "$root/usr/local/bin/node"
mkdir -p "$root/usr/local/lib/node_modules"
cp -R "$(npm root -g)/npm" "$root/usr/local/lib/node_modules/npm"
for name in npm npx; do
  ln -s "../lib/node_modules/npm/bin/$name-cli.js" "$root/usr/local/bin/$name"
done
if [ -n "${NPM_CAFILE:-}" ]; then
  install -D -m 0644 "$NPM_CAFILE" "$root/usr/local/etc/npm-certificates.pem"
  echo 'cafile=/usr/local/etc/npm-certificates.pem' >"$root/usr/local/etc/npmrc"
fi
chroot "$root" groupadd --gid 1000 node
chroot "$root" useradd --uid 1000 --gid node --shell /bin/bash --create-home node

container=$(buildah from scratch)
buildah add --quiet "$container" "$root" / >/dev/null
buildah config --env PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin \
  --env NODE_VERSION="$version" --cmd node "$container"
buildah commit --quiet --rm "$container" "docker.io/library/$tag"
